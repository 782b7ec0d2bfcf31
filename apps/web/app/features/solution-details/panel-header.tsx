/** The head of an artefact's panel: what it is, for whom, and perhaps how far it stands. */
export function PanelHeader({ title, subject, status }: { title: string; subject: string; status?: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-b border-line px-4 py-[17px] text-small md:px-5">
      <h2 className="font-heading">
        {title}
        <span className="block font-normal text-fg-3 md:ml-3 md:inline">{subject}</span>
      </h2>
      {status !== undefined && <p className="text-flush text-fg-3">{status}</p>}
    </div>
  );
}
