import type { Icon } from "../content/vocabulary";
import { iconPaths } from "./icon-paths";
import type { InterfaceIcon } from "./interface-icons";
import { LineIcon, type LineIconProps } from "./line-icon";

export type IconName = Icon | InterfaceIcon;

/** Any icon: those that content may name, and the interface's own. */
export function ContentIcon({ name, ...rest }: LineIconProps & { name: IconName }) {
  return <LineIcon path={iconPaths[name]} {...rest} />;
}
