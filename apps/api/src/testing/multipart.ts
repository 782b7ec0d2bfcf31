/** Fields and files as a browser sends them in a multipart form, for `inject` and `fetch`. */
export async function multipart(
  fields: Readonly<Record<string, string | File | readonly (string | File)[]>>,
): Promise<{ payload: Buffer<ArrayBuffer>; headers: { "content-type": string } }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const item of [value].flat()) form.append(name, item);
  const response = new Response(form);
  const headers = { "content-type": response.headers.get("content-type") ?? "" };
  return { payload: Buffer.from(await response.arrayBuffer()), headers };
}
