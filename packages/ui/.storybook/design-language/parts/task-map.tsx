/** A hundred recurring tasks as ten columns of ten; the three columns left of the fold are handed over. */
export function TaskMap() {
  return (
    <figure className="max-w-[480px]">
      <div
        role="img"
        aria-label="100 recurring tasks as squares in ten columns. The 30 in the first three columns are lit: agents run them."
        className="relative grid grid-cols-10 gap-1 md:gap-1.5"
      >
        {Array.from({ length: 100 }, (_, index) => (
          <span
            key={index}
            className={`aspect-square rounded-xs ${index % 10 < 3 ? "bg-mark forced-colors:bg-[Highlight]" : "bg-surface-3 forced-colors:border"}`}
          />
        ))}
      </div>
      <figcaption className="mt-5 flex flex-wrap gap-x-7 gap-y-2 text-small text-fg-2">
        <span className="inline-flex items-center gap-2.5">
          <span className="size-3 rounded-xs bg-mark" /> 30, run by an agent
        </span>
        <span className="inline-flex items-center gap-2.5">
          <span className="size-3 rounded-xs bg-surface-3" /> 70, stay with your team
        </span>
      </figcaption>
    </figure>
  );
}
