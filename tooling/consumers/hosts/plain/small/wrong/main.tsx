import { Button } from "@thirtyfold/ui/button";
import { mount } from "../../../shared/mount.tsx";

mount([
  // @ts-expect-error As it comes from a database: there is no such size.
  <Button key="first" size="gigantic" />,
  // @ts-expect-error As it comes from a database: there is no such size.
  <Button key="second" size="gigantic" />,
]);
