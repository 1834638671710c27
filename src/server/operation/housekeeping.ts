import { keysIn } from '../../domain/lists/objects'
import type { JobKinds } from '../jobs/worker'

/** True for jobs that only tidy up; the list of jobs folds them. The type asks for every kind. */
const isHousekeeping: Record<keyof JobKinds, boolean> = {
  failLostImports: true,
  forgetChatFiles: true,
  forgetMoreRows: true,
  forgetOldBackups: true,
  forgetOldImports: true,
  forgetOldRows: true,
  forgetRegistrations: true,
  forgetUpload: true,
  makeBackup: false,
  nightlyBackup: false,
  noteFailedCode: true,
  noteFailedLogin: true,
  publishContent: false,
  publishNotices: false,
  remindOfMessages: false,
  remindOfProblems: false,
  remindOfQuestions: false,
  remindOfReservations: false,
  removeBackupFile: true,
  removeBytes: true,
  removeLeftovers: true,
  resendActivation: false,
  runImport: false,
  sealAudit: true,
  sendBulkMail: false,
  sendCode: false,
  sendMail: false,
  sendReset: false,
  sendTextMessage: false,
  tellOfAnswers: false,
  tellSecurityEvents: true,
  trimPartCache: true,
  writeEventMails: false,
}

export const housekeepingKinds: string[] = keysIn(isHousekeeping).filter(
  (kind) => isHousekeeping[kind],
)
