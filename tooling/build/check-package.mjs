#!/usr/bin/env node
import { checkPackage } from "./src/check-package.ts";

process.exitCode = await checkPackage(process.cwd());
