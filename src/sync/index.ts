export { checkInputNames } from './input-names.ts';
export { commentOnPullRequest, type CommentPorts, loadReports, publish } from './publish.ts';
export { previewFile } from './preview-file.ts';
export type { VersionPorts, Versions } from './read.ts';
export { readVersionsLazily, run, type RunPorts, runTarget } from './run.ts';
export { createChangeQuery, createTask, type RunRequest, type Task } from './task.ts';
