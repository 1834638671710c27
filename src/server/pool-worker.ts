import { findBoltsTask } from './calculation/bolt-candidates'
import { drawReportTask } from './calculation/report-pdf'
import { exportCatalogueTask } from './catalogue/export'
import { importTask } from './catalogue/import/run'
import { exportRefusedTask } from './catalogue/import/refused-rows'
import { makePartFileTask } from './catalogue/part-file-task'
import { makeJointTask, packPartFilesTask } from './catalogue/part-sets-task'
import { inspectUploadTask } from './files/inspect'
import { exportOrdersTask } from './orders/order-export'
import { drawPdfTask } from './pdf/pdf'
import { shrinkPicturesTask } from './pdf/pictures'
import { readRowsTask, readTableTask, writeTableTask } from './spreadsheets/tasks'
import { serveTasks } from './worker-pool/serve'

/** Entry of a worker thread, with all tasks that run off the main thread. */
serveTasks([
  drawPdfTask,
  drawReportTask,
  exportCatalogueTask,
  exportOrdersTask,
  exportRefusedTask,
  findBoltsTask,
  importTask,
  inspectUploadTask,
  makeJointTask,
  makePartFileTask,
  packPartFilesTask,
  readRowsTask,
  readTableTask,
  shrinkPicturesTask,
  writeTableTask,
])
