/** Where the rules of all services are: the build writes them, the link doctor fetches them. */
export const DOCTOR_RULES = "/doctor.json";
