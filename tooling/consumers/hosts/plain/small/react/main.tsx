import { mount } from "../../../shared/mount.tsx";

mount(<button type="button">Approve the run</button>);
