import type { ReactNode } from "react";
import { CTA_CLICKED } from "../analytics";
import { ButtonLink } from "../ui/button";
import type { ButtonKind } from "../ui/button-styles";
import { useAppLinks } from "./use-site";

/** The place of a call to action, as the analytics event names it (decisions, "Analytics"). */
type CallToActionLocation =
  | "Header"
  | "Hero Section"
  | "Pricing Section"
  | "Affiliate Section"
  | "CTA Section"
  | "Blog Section"
  | "QR Code Section"
  | "Link In Bio Section"
  | "Shortening Section"
  | "Tool Section";

interface Props {
  location: CallToActionLocation;
  kind?: ButtonKind;
  children: ReactNode;
}

/**
 * A call to action: leads to sign-up on the app host and declares its event, `CTAClicked {buttonText, location}`,
 * which the analytics read from the markup so that it also works before the page is hydrated.
 */
export function SignUpLink({ location, kind = "primary", children }: Props) {
  const { signUp } = useAppLinks();
  return (
    <ButtonLink href={signUp} kind={kind} toward="out" data-event={CTA_CLICKED} data-event-location={location}>
      {children}
    </ButtonLink>
  );
}
