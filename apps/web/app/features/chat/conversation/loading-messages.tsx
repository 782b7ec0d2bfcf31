import { Skeleton, SkeletonGroup } from "@thirtyfold/ui";

const widths = ["w-[58%]", "ml-auto w-[40%]", "w-[46%]", "ml-auto w-[52%]"];

/** Stands where the messages will be, in their measures. */
export function LoadingMessages() {
  return (
    <SkeletonGroup label="Loading messages" className="mt-auto grid gap-3.5">
      {widths.map((width) => (
        <Skeleton key={width} className={`h-11.5 rounded-md ${width}`} />
      ))}
    </SkeletonGroup>
  );
}
