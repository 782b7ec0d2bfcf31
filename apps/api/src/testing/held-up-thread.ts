/** The text worker's own thread, in which a text containing `spin for ever` never gets past one pattern. */
const { replaceAll } = String.prototype;
// oxlint-disable-next-line no-extend-native -- Whatever reads the text comes by here, as by a pattern that was overlooked.
Object.defineProperty(String.prototype, "replaceAll", {
  value: function replaceAllOrSpin(this: string, ...given: Parameters<typeof replaceAll>): string {
    while (this.includes("spin for ever"));
    return Reflect.apply(replaceAll, this, given);
  },
});
void import("../ai/text-worker/text-thread.ts");
