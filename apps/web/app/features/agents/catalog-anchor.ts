/** The place that "Explore the Agents" leads to. */
export const catalogId = "catalog";
