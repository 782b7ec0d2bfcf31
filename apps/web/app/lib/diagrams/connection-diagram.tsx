/** Two pieces with a gap between them, and the third that drops into it. */
export function ConnectionDiagram() {
  return (
    <>
      <path d="M20 84h86v12h12v20h-12v32H20Z" className="fill-surface-3" />
      <path d="M214 84h86v64h-86v-32h-12V96h12Z" className="fill-surface-3" />
      <path d="M110 84h100M110 148h100" strokeDasharray="3 4" className="stroke-line-strong stroke-[1.5]" />
      <path d="M112 16h96v12h-12v20h12v20h-96V48h12V28h-12Z" className="fill-tang" />
      <path d="M160 76v30m-8-8 8 8 8-8" className="stroke-tang stroke-2" />
    </>
  );
}
