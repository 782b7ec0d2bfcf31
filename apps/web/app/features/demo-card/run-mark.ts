/** How the fragment of a link begins that holds a run. */
export const runMark = "#run=";
