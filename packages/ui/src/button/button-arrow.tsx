import ArrowRight from "lucide-react/icons/arrow-right";

/** The trailing arrow of a button: it moves 3 px while the button is hovered. */
export function ButtonArrow() {
  return (
    <ArrowRight
      size={18}
      strokeWidth={1.75}
      className="shrink-0 transition-transform duration-200 ease-out group-hover/button:translate-x-[3px]"
    />
  );
}
