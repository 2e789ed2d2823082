import type { ButtonHTMLAttributes } from "react";
import { labelled } from "../content/text/labelled";
import { Button } from "./button";
import type { ButtonKind } from "./button-styles";
import { copyText } from "./copy-text";
import { Icon } from "./icon";
import { showToast } from "./toasts";

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "onClick" | "aria-label"> {
  /** What goes to the clipboard; a function is called at the click. */
  text: string | (() => string);
  /** The toast on success, and when the browser refuses. */
  copied: string | (() => string);
  failed: string;
  kind?: ButtonKind;
  /** Says which thing is copied, if a page has several. */
  label?: string;
  children: string;
}

/** A button that copies, and says so. */
export function CopyButton({ text, copied, failed, kind, label, children, ...rest }: Props) {
  const copy = async () => {
    const isCopied = await copyText(typeof text === "string" ? text : text());
    showToast(isCopied ? (typeof copied === "string" ? copied : copied()) : failed);
  };
  return (
    <Button {...rest} kind={kind} onClick={() => void copy()} aria-label={label && labelled(children, label)}>
      <Icon name="copy" size={20} />
      {children}
    </Button>
  );
}
