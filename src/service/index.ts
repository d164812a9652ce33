export { createHttp } from './http.ts';
export { createCopilotService } from './service.ts';
export { shareService } from './share-service.ts';
