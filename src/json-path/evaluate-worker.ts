import { answerTask } from './answer-task.ts';

answerTask();
