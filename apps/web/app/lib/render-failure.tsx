import { Component, type ReactNode } from "react";
import { replacePage } from "./global-failure.ts";

/**
 * Stands around the document of an error screen and shows SPEC's message when that cannot be rendered either: when what
 * fails is the document itself, or the error screen.
 */
export class RenderFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    replacePage("Application Failed to Load");
  }

  override render() {
    // React needs a document to render into; the message takes the place of what is in it.
    return this.state.failed ? <html lang="en" /> : this.props.children;
  }
}
