import { graphql, useStaticQuery } from "gatsby";
import { type ReactNode, useEffect } from "react";
import { announceIn } from "./announcer";
import { ErrorBoundary } from "./error-boundary";
import { Footer } from "./footer";
import { Header } from "./header";
import { keepDetailsExclusive } from "./exclusive-details";
import { openDetailsForPrint } from "./open-details-for-print";
import { Toasts } from "../ui/toasts";

/** The frame around every page: skip link, header, the page itself, footer. */
export function Layout({ children }: { children: ReactNode }) {
  const { layoutHeader } = useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      layoutHeader {
        skip
        reached
        toast
      }
    }
  `);
  const reached = layoutHeader?.reached ?? "";
  useEffect(() => announceIn(reached), [reached]);
  useEffect(keepDetailsExclusive, []);
  useEffect(openDetailsForPrint, []);
  return (
    <ErrorBoundary page={children}>
      <a className="skip-link" href="#main">
        {layoutHeader?.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Toasts label={layoutHeader?.toast ?? ""} />
    </ErrorBoundary>
  );
}
