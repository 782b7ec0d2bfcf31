import { Component, type ReactNode } from "react";
import { replacePage } from "./global-failure.ts";

/** Wraps the whole document: shows SPEC's message if the document or the error screen itself fails to render. */
export class RenderFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    replacePage("Application Failed to Load");
  }

  override render() {
    // React needs a document to render into; the message then replaces its content.
    return this.state.failed ? <html lang="en" /> : this.props.children;
  }
}
