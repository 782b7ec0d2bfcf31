/**
 * Connectors between two columns of a diagram, straight with slanted elbows. They fill their box, 176 px high: y is in
 * pixels, x in percent of its width, so that they keep their ends when the columns move apart.
 */
export function DiagramLines({ paths, look }: { paths: readonly string[]; look: string }) {
  return (
    <svg viewBox="0 0 100 176" preserveAspectRatio="none" fill="none" className={`size-full ${look}`}>
      {paths.map((path) => (
        <path key={path} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
