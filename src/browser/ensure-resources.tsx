import type { PageProps } from "gatsby";
import { Component, type ReactNode } from "react";
import { lacksCode, loadDeferred } from "./deferred-page";
import { reloadStep } from "./reload-on-step";

/*
 * Replaces Gatsby's own (see webpack/stub-modules.ts), which shows a page that arrives late with the URL of that moment:
 * after two quick steps back, the router would find no page for it and leave the site blank for good.
 */

interface Props {
  /** The router's location. */
  location: PageProps["location"];
  children: (shown: Shown) => ReactNode;
}

interface Shown {
  location: PageProps["location"];
  pageResources: GatsbyPage | undefined;
}

async function loadWhole(pathname: string): Promise<GatsbyPage | undefined> {
  const page = await window.___loader.loadPage(pathname);
  await loadDeferred(page?.component?.default);
  return page;
}

/**
 * Renders the page of the router's location. Until its code and data are there, on a history step, the page being left
 * stays; if they cannot be loaded, the browser loads the page.
 */
export default class EnsureResources extends Component<Props, Shown> {
  override state = {} as Shown;

  static getDerivedStateFromProps({ location }: Props): Shown {
    const page = window.___loader.loadPageSync(location.pathname);
    return { location: { ...location }, pageResources: lacksCode(page?.component?.default) ? undefined : page };
  }

  override shouldComponentUpdate({ location }: Props, { pageResources }: Shown): boolean {
    if (!pageResources) void this.load(location.pathname);
    return pageResources !== undefined;
  }

  async load(pathname: string): Promise<void> {
    const page = await loadWhole(pathname).catch(() => undefined);
    if (pathname !== this.props.location.pathname) return;
    if (page && page.status !== "error") this.forceUpdate();
    else reloadStep();
  }

  override render() {
    return this.props.children(this.state);
  }
}
