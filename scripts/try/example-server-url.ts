/** Example for the input `server-url`. */
export const exampleServerUrl = 'https://api.example.com';
