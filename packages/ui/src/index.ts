export { Badge, type BadgeProps } from "./badge/badge.tsx";
export { Button, type ButtonProps } from "./button/button.tsx";
export { ButtonArrow } from "./button/button-arrow.tsx";
export { Container, type ContainerProps } from "./container/container.tsx";
export { ExternalLink, type ExternalLinkProps } from "./external-link/external-link.tsx";
export { Logo } from "./logo/logo.tsx";
export { LogoMark, type LogoMarkProps } from "./logo/logo-mark.tsx";
export { Spinner, type SpinnerProps } from "./spinner/spinner.tsx";
export { VisuallyHidden } from "./visually-hidden/visually-hidden.tsx";
