import type { ExportJob } from './state'

/** The path of an export's file. */
export const exportPath = ({ id, fileName }: ExportJob): string => `/files/exports/${id}/${fileName}`
