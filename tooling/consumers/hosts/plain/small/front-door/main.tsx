import { Button } from "@thirtyfold/ui";
import { mount } from "../../../shared/mount.tsx";

mount(<Button>Approve the run</Button>);
