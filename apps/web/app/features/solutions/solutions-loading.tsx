import { Skeleton, SkeletonGroup } from "@thirtyfold/ui";

const cells = [1, 2, 3, 4, 5, 6, 7, 8];

/** The grid's geometry while the list is on its way. */
export function SolutionsLoading() {
  return (
    <SkeletonGroup label="Loading solutions">
      <div className="grid border-t border-l border-line md:grid-cols-2 wide:grid-cols-4">
        {cells.map((cell) => (
          <div key={cell} className="border-r border-b border-line px-[22px] pt-5 pb-6">
            <Skeleton className="h-5 w-12" />
            <Skeleton className="mt-[18px] aspect-[320/184] h-auto w-full rounded-sm" />
            <Skeleton className="mt-6 h-5 w-3/5" />
            <Skeleton lines={3} className="mt-2 text-[0.9375rem] leading-normal" />
            <Skeleton lines={3} className="mt-[18px] text-small leading-[34px]" />
            <Skeleton className="mt-7 w-24" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
