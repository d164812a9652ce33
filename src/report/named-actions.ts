/** The number of actions that the report names for each rule about their texts. */
export const namedActions = 10;
