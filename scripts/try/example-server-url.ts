/** What a `server-url` may look like. */
export const exampleServerUrl = 'https://api.example.com';
