const QUIET_MS = 200;
const TASK_LINE = /^((?:@[\w.-]+\/)?[\w.-]+|\/\/):([\w:.-]+): ?(.*)$/;
const FAILED_LINE = /^(\S+#\S+?):\s+(?:WARNING|ERROR)\s/;

/**
 * `id`: like `@thirtyfold/api#test`, or `//#lint:types` for the root.
 * @typedef {{ id: string, cached: boolean, failed: boolean, log: string[] }} Task
 */

/**
 * Reads turbo's grouped output. Failures are reported separately, so a task is reported after a moment of silence.
 * @param {(task: Task) => void} onTask called once for each task that ended
 */
export function createTaskReader(onTask) {
  /** @type {Map<string, Task>} */
  const tasks = new Map();
  /** @type {Set<Task>} */
  const reported = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let silence;

  /** @param {string} id */
  const taskOf = (id) => {
    const task = tasks.get(id) ?? { id, cached: false, failed: false, log: [] };
    tasks.set(id, task);
    return task;
  };
  const tell = () => {
    clearTimeout(silence);
    for (const task of tasks.values()) {
      if (!reported.has(task)) {
        reported.add(task);
        onTask(task);
      }
    }
  };
  /** @param {string} line without colors @returns {boolean} whether it belongs to a task */
  const read = (line) => {
    const [, folder, script, text] = TASK_LINE.exec(line) ?? [];
    const failed = FAILED_LINE.exec(line)?.[1];
    if (folder !== undefined && text !== undefined) {
      note(taskOf(`${folder}#${script}`), text);
    } else if (failed !== undefined) {
      taskOf(failed).failed = true;
    }
    clearTimeout(silence);
    silence = setTimeout(tell, QUIET_MS);
    return folder !== undefined || failed !== undefined;
  };
  const end = () => {
    tell();
    return [...tasks.values()];
  };
  return { read, end, ended: () => [...tasks.keys()] };
}

/** @param {Task} task @param {string} text */
function note(task, text) {
  if (text.startsWith("cache hit, ")) {
    task.cached = true;
  } else if (/^cache (?:miss|bypass), /.test(text)) {
    // A failed task may run again in another turbo run, with the same output.
    task.log = [];
  } else {
    task.log.push(text);
  }
}

/** @param {string} id like `//#lint:types` @returns {string} a readable name: `@thirtyfold/api test`, `lint:types` */
export function taskName(id) {
  return id.replace(/^\/\/#/, "").replace("#", " ");
}
