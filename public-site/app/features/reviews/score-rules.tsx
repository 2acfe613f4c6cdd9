import styles from './transparency.module.css';

/** How scores are made and what happens to reviews, in the words of the public. */
export function ScoreRules() {
  return (
    <div className={`prose ${styles.rules}`}>
      <h2>Điểm được tính thế nào</h2>
      <p>
        Điểm bạn thấy là trung bình cộng của mọi đánh giá đang hiện, từ 1 đến 5 sao, làm tròn một chữ số. Bên cạnh luôn
        có số đánh giá. Nhận xét không chấm sao vẫn được hiện, nhưng không tính vào điểm.
      </p>
      <p>
        Khi xếp danh sách theo điểm, nơi mới có một hai đánh giá không vượt lên trên nơi đã được nhiều người chấm: chúng
        tôi cộng thêm vào mỗi bác sĩ 8 đánh giá ở mức trung bình của mọi bác sĩ trên An Tâm, và với cơ sở y tế cũng vậy
        (mức ấy là 3,8 khi chưa đủ 100 đánh giá).
      </p>
      <p>
        <strong>Tiền không đổi được điểm.</strong> Không ai trả phí để có điểm cao hơn, để ẩn hay để gỡ một nhận xét.
      </p>
      <h2>Ai được nhận xét</h2>
      <ul>
        <li>Ai cũng viết được, mỗi người một nhận xét cho mỗi trang trong 12 tháng.</li>
        <li>“Đã khám” là người đã đặt lịch qua An Tâm và đã đến khám.</li>
        <li>Nhân viên An Tâm đọc nhận xét trước khi hiện, để loại quảng cáo, xúc phạm và thông tin riêng tư.</li>
        <li>
          Chủ trang được trả lời và chỉnh sửa nhận xét. Khi họ sửa lời của bạn, nhận xét mang dòng chữ “Đã được chủ
          trang chỉnh sửa”, và ai cũng xem được bản gốc.
        </li>
      </ul>
    </div>
  );
}
