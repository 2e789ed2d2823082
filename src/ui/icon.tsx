import { type InterfaceIcon, interfaceIcons } from "./interface-icons";
import { LineIcon, type LineIconProps } from "./line-icon";

/** One of the interface's own icons. */
export function Icon({ name, ...rest }: LineIconProps & { name: InterfaceIcon }) {
  return <LineIcon path={interfaceIcons[name]} {...rest} />;
}
