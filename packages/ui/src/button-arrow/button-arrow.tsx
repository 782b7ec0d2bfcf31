import ArrowRight from "lucide-react/icons/arrow-right";

/** The trailing arrow of a button: it moves 3 px while the button is hovered. */
export function ButtonArrow() {
  return (
    <ArrowRight
      size={18}
      strokeWidth={1.75}
      className="tf:shrink-0 tf:transition-transform tf:duration-200 tf:ease-out tf:group-hover/button:translate-x-[3px]"
    />
  );
}
