/** The moves that a session begins and ends with (Starforged, Begin a Session and End a Session). */
export const BEGIN_A_SESSION = 'Begin a Session';
export const END_A_SESSION = 'End a Session';
