import { Component, type ReactNode } from "react";

/**
 * Stands around the whole document and shows SPEC's message when rendering fails where no page's error screen can: in
 * the document's head, or in the error screen itself.
 */
export class RenderFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <html lang="en">
        <body style={{ margin: 0, padding: 24, background: "#092018", color: "#f2f0e7", fontFamily: "system-ui" }}>
          <main role="alert">
            <h1>Application Failed to Load</h1>
            <button type="button" onClick={() => window.location.reload()}>
              Reload Page
            </button>
          </main>
        </body>
      </html>
    );
  }
}
