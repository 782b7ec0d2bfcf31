export {
  Accordion,
  AccordionContent,
  type AccordionContentProps,
  AccordionItem,
  type AccordionItemProps,
  type AccordionProps,
  AccordionTrigger,
  type AccordionTriggerProps,
} from "./accordion/accordion.tsx";
export { AgentTile, type AgentTileProps } from "./agent-tile/agent-tile.tsx";
export { AnimatedLogo, type AnimatedLogoProps } from "./animated-logo/animated-logo.tsx";
export { Avatar, AvatarGroup, type AvatarGroupProps, type AvatarProps } from "./avatar/avatar.tsx";
export { Badge, type BadgeProps } from "./badge/badge.tsx";
export { BeforeAfter, type BeforeAfterProps } from "./before-after/before-after.tsx";
export {
  Breadcrumb,
  BreadcrumbItem,
  type BreadcrumbItemProps,
  type BreadcrumbProps,
} from "./breadcrumb/breadcrumb.tsx";
export { Button, type ButtonProps } from "./button/button.tsx";
export { ButtonArrow, type ButtonArrowProps } from "./button-arrow/button-arrow.tsx";
export { Callout, type CalloutProps } from "./callout/callout.tsx";
export { Card, CardLink, type CardLinkProps, type CardProps } from "./card/card.tsx";
export { ChatBubble, type ChatBubbleProps, MessageText, type MessageTextProps } from "./chat-bubble/chat-bubble.tsx";
export { Checkbox, CheckboxGroup, type CheckboxGroupProps, type CheckboxProps } from "./checkbox/checkbox.tsx";
export { ClosingBlock, type ClosingBlockProps } from "./closing-block/closing-block.tsx";
export {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
  type ComboboxWords,
} from "./combobox/combobox.tsx";
export {
  type Command,
  type CommandGroup,
  CommandMenu,
  type CommandMenuProps,
  type CommandMenuWords,
} from "./command-menu/command-menu.tsx";
export { Container, type ContainerProps } from "./container/container.tsx";
export {
  ContextMenu,
  ContextMenuContent,
  type ContextMenuContentProps,
  type ContextMenuProps,
  ContextMenuTrigger,
  type ContextMenuTriggerProps,
} from "./context-menu/context-menu.tsx";
export { CreaseHero, type CreaseHeroProps } from "./crease-hero/crease-hero.tsx";
export { DatePicker, type DatePickerProps, type DatePickerWords } from "./date-picker/date-picker.tsx";
export { DescriptionItem, type DescriptionItemProps, DescriptionList } from "./description-list/description-list.tsx";
export {
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  type DialogProps,
  DialogTitle,
  DialogTrigger,
} from "./dialog/dialog.tsx";
export {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  type DropdownMenuCheckboxItemProps,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  type DropdownMenuItemProps,
  DropdownMenuLabel,
  type DropdownMenuProps,
  DropdownMenuRadioGroup,
  type DropdownMenuRadioGroupProps,
  DropdownMenuRadioItem,
  type DropdownMenuRadioItemProps,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  type DropdownMenuSubProps,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from "./dropdown-menu/dropdown-menu.tsx";
export { EmptyState, type EmptyStateProps } from "./empty-state/empty-state.tsx";
export { ExternalLink, type ExternalLinkProps } from "./external-link/external-link.tsx";
export { Field, type FieldProps } from "./field/field.tsx";
export { FileInput, type FileInputProps, type FileInputWords, type FileRejection } from "./file-input/file-input.tsx";
export { FoldCorner } from "./fold-corner/fold-corner.tsx";
export { Heading, type HeadingProps } from "./heading/heading.tsx";
export { HoverCard, type HoverCardProps } from "./hover-card/hover-card.tsx";
export { Hundred, type HundredProps } from "./hundred/hundred.tsx";
export { Input, type InputProps } from "./input/input.tsx";
export type { ByWidth } from "./internal/variants.ts";
export { Kbd } from "./kbd/kbd.tsx";
export { Link, type LinkProps } from "./link/link.tsx";
export { Logo, type LogoProps } from "./logo/logo.tsx";
export { LogoMark, type LogoMarkProps } from "./logo-mark/logo-mark.tsx";
export { MultiSelect, type MultiSelectProps, type MultiSelectWords } from "./multi-select/multi-select.tsx";
export { NativeSelect, type NativeSelectProps } from "./native-select/native-select.tsx";
export {
  NavigationMenu,
  NavigationMenuGroup,
  type NavigationMenuGroupProps,
  NavigationMenuItem,
  type NavigationMenuItemProps,
  NavigationMenuLink,
  type NavigationMenuLinkProps,
  type NavigationMenuProps,
} from "./navigation-menu/navigation-menu.tsx";
export { Pagination, type PaginationProps } from "./pagination/pagination.tsx";
export {
  Popover,
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  type PopoverProps,
  PopoverTrigger,
} from "./popover/popover.tsx";
export { Progress, type ProgressProps } from "./progress/progress.tsx";
export {
  RadioGroup,
  RadioGroupItem,
  type RadioGroupItemProps,
  type RadioGroupProps,
} from "./radio-group/radio-group.tsx";
export { Rule30 } from "./rule30/rule30.tsx";
export { ScrollArea, type ScrollAreaProps } from "./scroll-area/scroll-area.tsx";
export { SectionHeader, type SectionHeaderProps } from "./section-header/section-header.tsx";
export { SegmentedControl, type SegmentedControlProps } from "./segmented-control/segmented-control.tsx";
export { Select, SelectItem, type SelectItemProps, type SelectOption, type SelectProps } from "./select/select.tsx";
export {
  NavigationSheet,
  type NavigationSheetProps,
  NavigationSheetTrigger,
  type NavigationSheetTriggerProps,
  Sheet,
  SheetClose,
  SheetContent,
  type SheetContentProps,
  SheetGroup,
  type SheetGroupProps,
  type SheetProps,
  SheetRow,
  type SheetRowProps,
  SheetTitle,
  type SheetTitleProps,
  SheetTrigger,
} from "./sheet/sheet.tsx";
export { Skeleton, SkeletonGroup, type SkeletonGroupProps, type SkeletonProps } from "./skeleton/skeleton.tsx";
export { Spinner, type SpinnerProps } from "./spinner/spinner.tsx";
export { SplitPane, type SplitPaneProps } from "./split-pane/split-pane.tsx";
export { Grid, type GridProps, Stack, type StackProps } from "./stack/stack.tsx";
export { Bars, type ChartPoint, type ChartProps, Sparkline, Stat, type StatProps } from "./stat/stat.tsx";
export { StatusBadge, type StatusBadgeProps } from "./status-badge/status-badge.tsx";
export { Switch, type SwitchProps } from "./switch/switch.tsx";
export {
  Table,
  TableBody,
  TableCell,
  type TableCellProps,
  TableHead,
  TableHeader,
  type TableHeaderProps,
  TableLoading,
  type TableLoadingProps,
  TableMessage,
  type TableMessageProps,
  type TableProps,
  TableRow,
  type TableRowProps,
} from "./table/table.tsx";
export {
  Tabs,
  TabsContent,
  type TabsContentProps,
  TabsList,
  type TabsListProps,
  type TabsProps,
  TabsTrigger,
  type TabsTriggerProps,
} from "./tabs/tabs.tsx";
export { Text, type TextProps } from "./text/text.tsx";
export { Textarea, type TextareaProps } from "./textarea/textarea.tsx";
export { TimeField, type TimeFieldProps } from "./time-field/time-field.tsx";
export { Timeline, TimelineItem, type TimelineItemProps } from "./timeline/timeline.tsx";
export { type ToastOptions, ToastProvider, type ToastProviderProps, type Toasts, useToast } from "./toast/toast.tsx";
export { InlineTooltip, type InlineTooltipProps, Tooltip, type TooltipProps } from "./tooltip/tooltip.tsx";
export { TypingIndicator, type TypingIndicatorProps } from "./typing-indicator/typing-indicator.tsx";
export { VisuallyHidden } from "./visually-hidden/visually-hidden.tsx";
