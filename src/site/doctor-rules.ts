/** The URL of the rules of all services: the build writes them, the link doctor fetches them. */
export const DOCTOR_RULES = "/doctor.json";
