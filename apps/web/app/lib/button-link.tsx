import { Button, ButtonArrow, type ButtonProps } from "@thirtyfold/ui";
import { SiteLink, type SiteLinkProps } from "./site-link.tsx";

type ButtonLinkProps = SiteLinkProps &
  Pick<ButtonProps, "variant" | "size"> & {
    /** Adds an arrow at the end that moves on hover. */
    arrow?: boolean;
  };

/** A link to any target that looks like a button. */
export function ButtonLink({ variant = "primary", size = "default", arrow, children, ...link }: ButtonLinkProps) {
  return (
    <Button asChild variant={variant} size={size}>
      <SiteLink {...link}>
        {children}
        {arrow && <ButtonArrow />}
      </SiteLink>
    </Button>
  );
}
