import type { Rating } from "@thirtyfold/api-contract";
import { Button } from "@thirtyfold/ui";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";

type AnswerRatingProps = {
  given: Rating | undefined;
  /** `undefined` withdraws the rating. Rejects if the change could not be stored. */
  onRate: (rating: Rating | undefined) => Promise<void>;
};

const ratings = [
  { rating: "up", name: "Good answer", Icon: ThumbsUp },
  { rating: "down", name: "Bad answer", Icon: ThumbsDown },
] as const;

/** Thumbs up and down. Pressing the pressed one again withdraws the rating. */
export function AnswerRating({ given, onRate }: AnswerRatingProps) {
  const [sending, setSending] = useState<{ rating: Rating | undefined }>();
  const [failed, setFailed] = useState(false);
  const shown = sending ? sending.rating : given;

  const press = (rating: Rating) => {
    if (sending) return;
    const next = rating === given ? undefined : rating;
    setSending({ rating: next });
    setFailed(false);
    onRate(next).then(
      () => setSending(undefined),
      () => {
        setSending(undefined);
        setFailed(true);
      },
    );
  };

  return (
    <div className="flex flex-none flex-wrap items-center justify-end">
      <p role="status" className="text-meta text-fg-3">
        {failed && "Your rating was not saved."}
      </p>
      {ratings.map(({ rating, name, Icon }) => (
        <Button
          key={rating}
          variant="ghost"
          size="icon"
          aria-label={name}
          aria-pressed={shown === rating}
          onClick={() => press(rating)}
          className="text-fg-3 aria-pressed:bg-surface-3 aria-pressed:text-fg"
        >
          <Icon aria-hidden className={`size-4 ${shown === rating ? "fill-current" : ""}`} strokeWidth={1.75} />
        </Button>
      ))}
    </div>
  );
}
