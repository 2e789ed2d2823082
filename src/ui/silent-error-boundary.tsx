import { Component, type ReactNode, Suspense } from "react";

/** Optional content: until its code has loaded, or if it cannot be loaded, nothing is rendered. */
export class SilentErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
