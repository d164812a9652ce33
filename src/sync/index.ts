export { checkInputNames } from './input-names.ts';
export { commentOnPullRequest, type CommentPorts, loadReports, publish } from './publish.ts';
export { previewFile } from './preview-file.ts';
export type { Versions } from './read.ts';
export type { RunPorts, VersionPorts } from './run-ports.ts';
export { readVersionsLazily, run, runTarget } from './run.ts';
export { createChangeQuery, createTask, type RunRequest, type Task } from './task.ts';
