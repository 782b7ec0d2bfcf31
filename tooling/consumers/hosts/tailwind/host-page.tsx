/** A host's markup, using names that both its theme and ours define. */
export function HostPage() {
  return (
    <div id="host" className="p-6 font-sans text-body">
      <h2 className="font-heading text-h2 leading-tight font-semibold">Invoices</h2>
      <p className="rounded-lg border border-line bg-surface p-gutter text-fg shadow-pop">
        Paid by{" "}
        <a href="#ledger" className="text-link underline">
          Ledger
        </a>
      </p>
      <button
        type="button"
        className="rounded-md bg-primary px-pad py-2 text-primary-foreground transition-colors duration-200 ease-out"
      >
        Approve
      </button>
      <input className="rounded-sm border outline-focus" defaultValue="12" />
      <code className="mt-section block font-mono">INV-0012</code>
      <div className="grid animate-rise wide:grid-cols-2 md:gap-4">
        <span className="bg-muted">One</span>
        <span>Two</span>
      </div>
      <div className="dark bg-background text-foreground">
        <button type="button" className="rounded-lg bg-primary text-primary-foreground shadow-md ring-2">
          Approve
        </button>
      </div>
      <table className="w-full">
        <tbody>
          <tr className="border-b">
            <td>12</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
