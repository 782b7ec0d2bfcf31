import "./shadcn-alone.css";
import { mount } from "../shared/mount.tsx";
import { HostPage } from "./host-page.tsx";

mount(<HostPage />);
