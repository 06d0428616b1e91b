/** What a style sheet or picture is in a jsdom test: nothing to look at. */
export default '';
