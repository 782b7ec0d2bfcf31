import { Button } from "@thirtyfold/ui/button";
import { mount } from "../../../shared/mount.tsx";

mount(<Button>Approve the run</Button>);
