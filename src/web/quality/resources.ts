import { lazyPart } from '../pages/lazy-page'
import { deadlineTones } from '../screens/deadline-tones'
import type { OfficeResource, Resource } from '../screens/resource'
import { complaintTones, evaluationTones, problemTones, severityTones } from './state-tones'

const assignment = () => import('./AssignQuality')

export const supplierProblems: Resource = {
  name: 'supplierProblems',
  route: '/supplierProblem',
  title: 'quality.problems',
  schema: 'SupplierProblem',
  list: '/quality/problem/supplier/mine',
  pageSize: 10,
  tabs: { by: 'stateCode', counts: '/quality/problem/supplier/counts', narrowed: true },
  page: '/supplierProblem/details?id=:id&type=details',
  tones: { stateCode: problemTones, due: deadlineTones },
  rowActions: {
    all: lazyPart('ProblemActions', () => import('./ProblemActions')),
  },
  empty: { title: 'quality.problems.none', hint: 'quality.problems.noneHint' },
}

export const problemQueue: OfficeResource = {
  name: 'problemQueue',
  route: '/office/quality/problem',
  title: 'quality.queue',
  icon: 'warning',
  schema: 'ProblemInQueue',
  list: '/office/quality/problem/page',
  pageSize: 20,
  tabs: { by: 'stateCode', counts: '/office/quality/problem/counts', narrowed: true },
  page: '/office/quality/problem/:id',
  tones: { stateCode: problemTones, severity: severityTones, due: deadlineTones },
  rowActions: {
    assign: lazyPart('AssignProblem', assignment),
  },
  rowCall: '/office/quality/problem/{id}/assignee',
  bulkActions: { assign: lazyPart('AssignProblems', assignment) },
  bulkCall: '/office/quality/problem/{id}/assignee',
  listActions: {
    raise: lazyPart('RaiseLink', () => import('./ProblemActions')),
  },
  empty: { title: 'quality.queue.none', hint: 'quality.queue.noneHint' },
}

export const complaintQueue: OfficeResource = {
  name: 'complaintQueue',
  route: '/office/quality/complaint',
  title: 'quality.complaints',
  icon: 'flag',
  schema: 'ComplaintRecord',
  list: '/office/quality/complaint/page',
  pageSize: 20,
  tabs: { by: 'stateCode', counts: '/office/quality/complaint/counts', narrowed: true },
  page: '/office/quality/complaint/:id',
  links: { accountName: '/office/customer/:accountId' },
  tones: { stateCode: complaintTones, due: deadlineTones },
  rowActions: {
    assign: lazyPart('AssignComplaint', assignment),
  },
  rowCall: '/office/quality/complaint/{id}/assignee',
  bulkActions: { assign: lazyPart('AssignComplaints', assignment) },
  bulkCall: '/office/quality/complaint/{id}/assignee',
  empty: { title: 'quality.complaints.none', hint: 'quality.complaintQueue.noneHint' },
}

export const customerReports: Resource = {
  name: 'customerReports',
  route: '/customerAnalysis',
  title: 'quality.reports',
  schema: 'CustomerProblem',
  list: '/quality/problem/customer/mine',
  pageSize: 10,
  tabs: { by: 'isEvaluation', counts: '/quality/problem/customer/counts', narrowed: true },
  page: '/customerAnalysis/details?id=:id&type=details',
  tones: { isEvaluation: evaluationTones },
  rowActions: {
    all: lazyPart('ReportActions', () => import('./ReportActions')),
  },
  listActions: {
    complain: lazyPart('ComplaintLink', () => import('./ReportActions')),
  },
  empty: {
    title: 'quality.reports.none',
    hint: 'quality.reports.noneHint',
    link: { to: '/customerAnalysis/complaint', text: 'quality.complain' },
  },
}
