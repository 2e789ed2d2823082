import { css } from "@emotion/react";
import { Component, type ReactNode } from "react";
import { space, text, width } from "../design/tokens";
import { Button, ButtonLink } from "../ui/button";

const screen = css({
  display: "grid",
  gap: space(6),
  justifyItems: "start",
  alignContent: "center",
  minHeight: "100vh",
  maxWidth: width.text,
  marginInline: "auto",
  padding: space(6),
});

interface Props {
  /** The current page: a new one resets the error. Absent around the router, where page changes are not reported. */
  page?: ReactNode;
  children: ReactNode;
}

const TITLE = "Unexpected Application Error";

/** The fallback screen of an unhandled error (specification, section 8). It must not depend on anything that can fail. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    document.title = TITLE;
    if (!this.props.page) window.addEventListener("popstate", () => window.location.reload());
  }

  override componentDidUpdate(before: Props, { failed }: { failed: boolean }) {
    if (failed && this.state.failed && before.page !== this.props.page) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <div css={screen} role="alert">
          <h1 css={text.h1} lang="en">
            {TITLE}
          </h1>
          <p>La page a rencontré un problème inattendu. La recharger suffit le plus souvent.</p>
          <Button kind="primary" onClick={() => window.location.reload()}>
            Recharger la page
          </Button>
          {/* A full page load, which discards the broken state. */}
          <ButtonLink kind="secondary" href="/" target="_self">
            Retour à l’accueil
          </ButtonLink>
        </div>
      </main>
    );
  }
}
