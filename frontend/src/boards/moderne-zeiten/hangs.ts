/** The place of the poster on the wall, from the left. */
export default 3;
